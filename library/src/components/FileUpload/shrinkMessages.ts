/** Request to the worker that makes an image smaller. */
export interface ShrinkRequest {
  readonly image: Blob;
  readonly limits: ShrinkLimits;
}

/** Maximum sizes of the smaller image. */
export interface ShrinkLimits {
  /** Maximum length of the longer edge in pixels. */
  readonly imageEdge: number;
  readonly imageBytes: number;
}

/** Response of the worker: the smaller image, or null when the image can't be decoded or encoded. */
export interface ShrinkAnswer {
  readonly image: Blob | null;
}
