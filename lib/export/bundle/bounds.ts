import type { ZipBounds } from "../../zip";

/**
 * What a bundle holds at most: a workspace as large as one may be, and beside it its documents merged and its game.
 * What is larger is neither made nor read.
 */
export const bundleBounds: ZipBounds = {
  files: 12_000,
  fileBytes: 16 * 1024 * 1024,
  totalBytes: 256 * 1024 * 1024,
};
