// The lower limit: a table without a framework. Row elements with text cells are reused, and a click places one editor
// over the cell.
import { root } from '@bench/bench';
import { columns, idTypes, plans, sexes, type Person } from '@bench/persons';
import { checkAll, exposeTable, ROW, VIEW } from '@bench/table';
const label: Partial<Record<keyof Person, Map<string, string>>> = {
  idType: new Map(idTypes as any),
  sex: new Map(sexes as any),
  plan: new Map(plans as any),
};
let rows: Person[] = [];
let errors = new Map<number, string>();
let scroller: HTMLDivElement, spacer: HTMLDivElement;
const pool: HTMLDivElement[] = [];
let first = -1;
const widths = [...columns.map((c) => c.width), 80];
function makeRow() {
  const r = document.createElement('div');
  r.className = 'row';
  for (const w of widths) {
    const c = document.createElement('div');
    c.className = 'cell';
    c.style.width = w + 'px';
    c.appendChild(document.createTextNode(''));
    r.appendChild(c);
  }
  const b = document.createElement('button');
  b.textContent = '删除';
  r.lastElementChild!.replaceChildren(b);
  return r;
}
function fill(r: HTMLDivElement, i: number) {
  const p = rows[i];
  r.style.transform = `translateY(${i * ROW}px)`;
  r.dataset.i = String(i);
  r.classList.toggle('bad', errors.has(i));
  for (let c = 0; c < columns.length; c++) {
    const k = columns[c].key;
    const v = p[k];
    const t = r.children[c].firstChild as Text;
    const s = label[k]?.get(v) ?? v;
    if (t.data !== s) t.data = s;
  }
}
function paint(force = false) {
  const f = Math.max(0, Math.floor(scroller.scrollTop / ROW) - 4);
  if (f === first && !force) return;
  first = f;
  const n = Math.min(pool.length, rows.length);
  for (let k = 0; k < n; k++) {
    const i = f + ((k - (f % n) + n) % n); // While a row stays visible, its element stays the same.
    const r = pool[k];
    if (i >= rows.length) {
      r.style.display = 'none';
      continue;
    }
    r.style.display = '';
    if (force || r.dataset.i !== String(i)) fill(r, i);
  }
}
let edit: { i: number; k: keyof Person; input: HTMLInputElement } | null = null;
exposeTable('floor-dom', {
  edit: 'click',
  notes: 'vanilla DOM windowing: the limit, not a product',
  mount(data) {
    rows = data.slice();
    const style = document.createElement('style');
    style.textContent = `.s{height:${VIEW}px;width:1000px;overflow:auto;position:relative;border:1px solid #ddd}.row{position:absolute;top:0;left:0;display:flex;height:${ROW}px;contain:strict;width:980px}.cell{box-sizing:border-box;padding:7px 8px;border-bottom:1px solid #eee;overflow:hidden;white-space:nowrap}.bad{background:#fff1f0}.cell input{width:100%;box-sizing:border-box}`;
    document.head.append(style);
    scroller = document.createElement('div');
    scroller.className = 's';
    spacer = document.createElement('div');
    spacer.style.height = rows.length * ROW + 'px';
    scroller.append(spacer);
    for (let i = 0; i < Math.ceil(VIEW / ROW) + 9; i++) {
      const r = makeRow();
      pool.push(r);
      scroller.append(r);
    }
    root().append(scroller);
    scroller.addEventListener('scroll', () => paint());
    scroller.addEventListener('click', (e) => {
      const cell = (e.target as Element).closest('.cell');
      const r = cell?.parentElement as HTMLElement;
      if (!cell || !r || edit) return;
      const c = [...r.children].indexOf(cell);
      if (c >= columns.length) return;
      const i = +r.dataset.i!;
      const k = columns[c].key;
      const input = document.createElement('input');
      input.value = rows[i][k];
      const text = cell.firstChild!;
      cell.replaceChildren(input);
      input.focus();
      edit = { i, k, input };
      input.onkeydown = (ev) => {
        if (ev.key !== 'Enter') return;
        rows[i] = { ...rows[i], [k]: input.value };
        cell.replaceChildren(text);
        edit = null;
        fill(r as HTMLDivElement, i);
      };
    });
    paint(true);
  },
  cell: (row, key) => scroller.querySelector(`[data-i="${row}"]`)!.children[columns.findIndex((c) => c.key === key)],
  scroller: () => scroller,
  model: (row, key) => rows[row][key],
  insert(more) {
    rows = [...more, ...rows];
    spacer.style.height = rows.length * ROW + 'px';
    paint(true);
  },
  validate() {
    errors = checkAll(rows);
    paint(true);
    return errors.size;
  },
});
