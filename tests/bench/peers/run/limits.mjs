/**
 * The limits for our subjects. `atMost` limits a ratio: our value divided by the value of the best peer, or by our own
 * metric `of`. Without `peers`, the best of all peers is used; a floor (a simplest possible solution) is never used.
 * `value` is a limit in the metric's unit.
 */
export const limits = {
  cascader: [
    { metric: 'first load kB', atMost: 0.9 },
    { metric: 'region data kB', atMost: 0.7 },
    { metric: 'mount cpu', atMost: 0.7 },
    { metric: 'open cpu', atMost: 0.6 },
    { metric: 'drill cpu', atMost: 0.8 },
    // antd shows only 50 results, so the comparison with antd favours antd. Our list shows all results.
    { metric: 'search cpu', atMost: 0.8, peers: ['antd'] },
    { metric: '50 mount cpu', atMost: 0.3 },
    { metric: '50 heap MiB', atMost: 0.3 },
    { metric: 'axe rules broken, open', value: 0 },
  ],
  table: [
    { metric: '1k mount cpu', atMost: 0.8, peers: ['rdg'] },
    { metric: '1k key cpu', atMost: 1, peers: ['rdg'] },
    { metric: '1k key frames, worst', value: 2 },
    { metric: '1k editor cpu', atMost: 1.1, peers: ['rdg'] },
    { metric: '1k commit cpu', atMost: 1, peers: ['rdg'] },
    { metric: '1k heap MiB', atMost: 1, peers: ['rdg'] },
    { metric: '1k scroll cpu a frame', atMost: 0.6, peers: ['rdg'] },
    { metric: '1k scroll frames over 50 ms', value: 0 },
    { metric: '1k insert 1,000 cpu', atMost: 1, peers: ['rdg'] },
    { metric: '1k check all cpu', atMost: 1, peers: ['rdg'] },
    { metric: '100k mount cpu', atMost: 1.5, of: '1k mount cpu' },
    { metric: '100k key cpu', atMost: 1.5, of: '1k key cpu' },
    { metric: '100k scroll cpu a frame', atMost: 1.5, of: '1k scroll cpu a frame' },
    { metric: '200 elements', value: 1500 },
    { metric: '1k elements', value: 1500 },
    { metric: '100k elements', value: 1500 },
    // No free peer can paste blocks and undo the paste, so the limits are fixed values.
    { metric: '1k paste 1,000 × 8 ms', value: 300 },
    { metric: '1k undo the paste ms', value: 100 },
  ],
  import: [
    { metric: '10k ms', atMost: 0.6, peers: ['sheetjs-main'] },
    { metric: '10k longest block ms', value: 20 },
    { metric: '100k ms', atMost: 0.5, peers: ['sheetjs-main'] },
    { metric: '100k peak memory MiB', value: 350 },
  ],
  form: [
    { metric: '500 key cpu', atMost: 1.15, peers: ['floor-uncontrolled'] },
    { metric: '5000 key cpu', atMost: 1.15, peers: ['floor-uncontrolled'] },
    { metric: '500 key cpu', atMost: 0.5, peers: ['formik-naive'] },
  ],
  // The comparison is with react-aria-components, which could replace our own control.
  combobox: [
    { metric: 'open cpu', atMost: 1 },
    { metric: 'arrow key cpu', atMost: 0.9 },
    { metric: 'search cpu', atMost: 1 },
    { metric: '50 mount cpu', atMost: 0.9 },
  ],
  select: [{ metric: '200 mount cpu', atMost: 0.5 }],
  textfield: [{ metric: '200 mount cpu', atMost: 0.8 }],
  datagrid: [{ metric: '1 mount cpu', atMost: 0.5 }],
};

/**
 * Peers that were the best in at least one metric of a suite. Without `--every-peer`, only these are measured for limits
 * that compare with the best peer. A suite that isn't listed measures all its peers.
 */
export const contenders = { cascader: ['antd', 'mantine', 'rsuite', 'semi'] };
