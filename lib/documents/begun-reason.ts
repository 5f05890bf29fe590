/** The reason of the layer with which a new workspace begins, until its designer gives one. */
export const begunReason = (title: string): string => `What “${title.slice(0, 200)}” changes.`;

/** Whether a layer's reason is still that sentence: it says nothing, so nobody is shown it as a reason. */
export const isBegunReason = (reason: string): boolean => /^What “[^]*” changes\.$/.test(reason);
