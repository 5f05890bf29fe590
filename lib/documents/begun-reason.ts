/** The reason of the layer with which a new workspace begins, until its designer gives one. */
export const begunReason = (title: string): string => `What “${title.slice(0, 200)}” changes.`;

/** Whether a layer's reason is still that sentence: then it says nothing, and is not shown as a reason. */
export const isBegunReason = (reason: string): boolean => /^What “[^]*” changes\.$/.test(reason);
