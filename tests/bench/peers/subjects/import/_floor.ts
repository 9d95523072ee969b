// The fastest import that seems possible. The browser decompresses the file, one pass reads the bytes, and each column
// is stored as indexes into the shared strings. It isn't a product: it reads only plain sheets (no dates by style, no
// rich text, no encryption).
import { checkRow, isoDate, type RosterResult } from '@bench/roster';
const decoder = new TextDecoder();
async function entries(file: ArrayBuffer) {
  const v = new DataView(file);
  const b = new Uint8Array(file);
  let e = file.byteLength - 22;
  while (e >= 0 && v.getUint32(e, true) !== 0x06054b50) e--;
  let p = v.getUint32(e + 16, true);
  const n = v.getUint16(e + 10, true);
  const out = new Map<string, () => Promise<Uint8Array>>();
  for (let i = 0; i < n; i++) {
    const method = v.getUint16(p + 10, true),
      size = v.getUint32(p + 20, true),
      nl = v.getUint16(p + 28, true),
      xl = v.getUint16(p + 30, true),
      cl = v.getUint16(p + 32, true),
      at = v.getUint32(p + 42, true);
    const name = decoder.decode(b.subarray(p + 46, p + 46 + nl));
    const start = at + 30 + v.getUint16(at + 26, true) + v.getUint16(at + 28, true);
    const data = b.subarray(start, start + size);
    out.set(name, async () =>
      method === 0
        ? data
        : new Uint8Array(
            await new Response(
              new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw')),
            ).arrayBuffer(),
          ),
    );
    p += 46 + nl + xl + cl;
  }
  return out;
}
const unescape = (s: string) =>
  s.includes('&')
    ? s.replace(/&(?:lt|gt|amp|quot|apos|#(\d+)|#x([\da-f]+));/gi, (m, d, h) =>
        d
          ? String.fromCodePoint(+d)
          : h
            ? String.fromCodePoint(parseInt(h, 16))
            : ({ '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&apos;': "'" } as any)[m],
      )
    : s;
function shared(bytes: Uint8Array): string[] {
  const xml = decoder.decode(bytes);
  const out: string[] = [];
  let p = 0;
  while ((p = xml.indexOf('<si>', p)) >= 0) {
    const end = xml.indexOf('</si>', p);
    let s = '';
    let t = xml.indexOf('<t', p);
    while (t >= 0 && t < end) {
      const a = xml.indexOf('>', t) + 1;
      if (xml.charCodeAt(a - 2) !== 47) s += xml.slice(a, xml.indexOf('</t>', a));
      t = xml.indexOf('<t', a);
      if (t < 0) break;
    }
    out.push(unescape(s));
    p = end;
  }
  return out;
}
/** Reads a sheet. `table[col][row]` is the index of the cell's text in `strings`, or -1 for an empty cell. */
function sheet(b: Uint8Array, strings: string[]) {
  const cols: Int32Array[] = [];
  let rows = 0;
  let cap = 1024;
  const own = new Map<string, number>();
  const intern = (s: string) => {
    let i = own.get(s);
    if (i === undefined) {
      i = strings.length;
      strings.push(s);
      own.set(s, i);
    }
    return i;
  };
  let p = 0;
  const n = b.length;
  while (p < n) {
    p = b.indexOf(60, p);
    if (p < 0) break;
    if (b[p + 1] === 99 && b[p + 2] === 32) {
      // The bytes "<c " start a cell.
      let col = 0,
        row = 0,
        type = 0;
      p += 3;
      while (b[p] !== 62 && b[p] !== 47) {
        const k = b[p];
        if (k === 114 && b[p + 1] === 61) {
          p += 3;
          while (b[p] > 57) col = col * 26 + b[p++] - 64;
          while (b[p] !== 34) row = row * 10 + b[p++] - 48;
          p++;
        } else if (k === 116 && b[p + 1] === 61) {
          p += 3;
          type = b[p] === 115 && b[p + 1] === 34 ? 1 : b[p] === 105 ? 2 : 3;
          while (b[p] !== 34) p++;
          p++;
        } else if (k === 34) {
          p++;
          while (b[p] !== 34) p++;
          p++;
        } else p++;
      }
      if (b[p] === 47) continue;
      // Reads the value: the text of the first <v> or <t>.
      p++;
      while (!(b[p] === 60 && (b[p + 1] === 118 || b[p + 1] === 116 || b[p + 1] === 47))) p++;
      if (b[p + 1] === 47) continue;
      while (b[p] !== 62) p++;
      const a = ++p;
      while (b[p] !== 60) p++;
      let value: number;
      if (type === 1) {
        value = 0;
        for (let q = a; q < p; q++) value = value * 10 + b[q] - 48;
      } else value = intern(unescape(decoder.decode(b.subarray(a, p))));
      if (row > rows) {
        rows = row;
        if (rows > cap) {
          while (rows > cap) cap *= 2;
          for (let c = 0; c < cols.length; c++)
            if (cols[c]) {
              const bigger = new Int32Array(cap).fill(-1);
              bigger.set(cols[c]);
              cols[c] = bigger;
            }
        }
      }
      (cols[col - 1] ??= new Int32Array(cap).fill(-1))[row - 1] = value;
    } else p++;
  }
  return { cols, rows };
}
export async function readFloor(file: ArrayBuffer) {
  const zip = await entries(file);
  const [s, x] = await Promise.all([
    zip.get('xl/sharedStrings.xml')?.() ?? new Uint8Array(),
    zip.get('xl/worksheets/sheet1.xml')!(),
  ]);
  const strings = shared(s);
  const { cols, rows } = sheet(x, strings);
  const col = new Map(cols.map((c, i) => [strings[c[0]], i]));
  const get = (t: string) => cols[col.get(t)!];
  const [n, t, id, sex, birth, code] = ['姓名', '证件类型', '证件号码', '性别', '出生日期', '职业代码'].map(get);
  let errors = 0;
  const seen = new Set<string>();
  const iso = new Map<number, string>();
  for (let r = 1; r < rows; r++) {
    let b = iso.get(birth[r]);
    if (b === undefined) {
      const raw = strings[birth[r]] ?? '';
      b = /^\d{5}$/.test(raw) ? isoDate(+raw) : raw;
      iso.set(birth[r], b);
    }
    const idNo = (strings[id[r]] ?? '').toUpperCase();
    if (checkRow(strings[n[r]], strings[t[r]], idNo, strings[sex[r]], b, strings[code[r]])) errors++;
    const key = strings[t[r]] + idNo;
    if (seen.has(key)) errors++;
    else seen.add(key);
  }
  const result: RosterResult = { rows: rows - 1, errors, firstName: strings[n[1]], lastId: strings[id[rows - 1]] };
  // Data for the page: the columns (transferable) and one string with all texts.
  return { result, cols: cols.map((c) => c.slice(0, rows)), strings };
}
