export { readDirectory, type ZipEntry } from "./directory";
export { ZipError, type ZipErrorCode } from "./error";
export { requireSafeNames, whyUnsafe } from "./names";
export { HIGHEST_RATIO, unpackEntries, type ZipBounds } from "./unpack";
export { writeZip, type ZipContent } from "./write";
