/** Sizes in gzip bytes. `ours` is only code; `sheets` are our two style sheets together. */
export function recordedBesideAntd(): {
  readonly sheets: number;
  readonly rows: readonly {
    readonly entry: string;
    readonly antd: string;
    readonly ours: number;
    readonly theirs: number;
  }[];
};
