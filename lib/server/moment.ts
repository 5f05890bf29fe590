/**
 * When the server read or wrote the disk: a counter over all modules. Answers and the stream of changes reach a
 * page by two ways; this shows which of two is the newer.
 */
export const moment = (): number => performance.timeOrigin + performance.now();
