// Steps that a bot answers: such lessons are taken in the laboratory.

/** @param {Pick<import("../wire.js").LessonStep, "code" | "check">} step */
export const isForBot = ({ code, check }) => Boolean(code) || check[0]?.is === "beat";

/** @param {import("../wire.js").Lesson} lesson */
export const isForBots = ({ steps }) => steps.some(isForBot);
