// What the build puts in place of this name: the runtime's own script (build_scripts/runtime/glue.py).
declare module "pyodide-glue" {
  const create: (settings: any) => Promise<any>;
  export default create;
}
