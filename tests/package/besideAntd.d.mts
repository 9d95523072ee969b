/** Sizes in gzip bytes: of our code, of the style sheets that a page with only the entry needs, and of antd's code. */
export function recordedBesideAntd(): readonly {
  readonly entry: string;
  readonly antd: string;
  readonly code: number;
  readonly sheets: number;
  readonly theirs: number;
}[];
