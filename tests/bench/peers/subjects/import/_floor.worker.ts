import { readFloor } from './_floor';
self.onmessage = async (e: MessageEvent<ArrayBuffer>) => {
  const { result, cols, strings } = await readFloor(e.data);
  const ends = new Uint32Array(strings.length);
  let n = 0;
  for (let i = 0; i < strings.length; i++) ends[i] = n += strings[i].length;
  (self as any).postMessage({ result, cols, text: strings.join(''), ends }, [
    ...cols.map((c) => c.buffer),
    ends.buffer,
  ]);
};
