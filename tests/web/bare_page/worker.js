self.onmessage = async ({ data: { runtime, wheel } }) => {
  try {
    const { loadPyodide } = await import(`${runtime}pyodide.mjs`);
    const python = await loadPyodide({ indexURL: runtime });
    await python.loadPackage("micropip", { messageCallback: () => {} });
    await python.pyimport("micropip").install.callKwargs(wheel, { deps: false });
    self.postMessage(python.runPython("import frontier; 'frontier ' + frontier.__version__"));
  } catch (error) {
    self.postMessage(`error: ${error}`);
  }
};
