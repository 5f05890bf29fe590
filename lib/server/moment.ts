/**
 * When the server looked at the disk, or wrote to it: grows from one look to the next, in whichever module. Answers and
 * the stream of changes reach a page by two ways, and this shows it which of two is the newer.
 */
export const moment = (): number => performance.timeOrigin + performance.now();
