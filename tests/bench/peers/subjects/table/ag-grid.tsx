import { root } from '@bench/bench';
import { checkAll, columns, idTypes, plans, sexes, type Person } from '@bench/persons';
import { exposeTable, VIEW } from '@bench/table';
import {
  ModuleRegistry,
  ClientSideRowModelModule,
  TextEditorModule,
  SelectEditorModule,
  RowStyleModule,
  CellStyleModule,
  RowApiModule,
  ClientSideRowModelApiModule,
  RenderApiModule,
  type GridApi,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  TextEditorModule,
  SelectEditorModule,
  RowStyleModule,
  CellStyleModule,
  RowApiModule,
  ClientSideRowModelApiModule,
  RenderApiModule,
]);
const options: Record<string, readonly (readonly [string, string])[]> = { idType: idTypes, sex: sexes, plan: plans };
const defs = [
  ...columns.map((c) => ({
    field: c.key,
    headerName: c.title,
    width: c.width,
    editable: true,
    ...(options[c.key]
      ? {
          cellEditor: 'agSelectCellEditor',
          cellEditorParams: { values: options[c.key].map((o) => o[0]) },
          valueFormatter: (p: any) => options[c.key].find((o) => o[0] === p.value)?.[1] ?? '',
        }
      : {}),
  })),
  { colId: 'act', headerName: '操作', width: 80, cellRenderer: () => <button type="button">删除</button> },
];
let api: GridApi<Person>;
let current: Person[] = [];
let errors = new Map<number, string>();
exposeTable('ag-grid', {
  edit: 'dblclick',
  notes: 'AG Grid Community 36, only the modules it needs',
  mount(rows) {
    current = rows.slice();
    return new Promise<void>((done) => {
      const r = createRoot(root());
      flushSync(() =>
        r.render(
          <div style={{ height: VIEW, width: 1000 }}>
            <AgGridReact<Person>
              rowData={current}
              columnDefs={defs as any}
              rowHeight={36}
              getRowId={(p) => String(p.data.id)}
              rowClassRules={{ bad: (p) => errors.has(p.rowIndex) }}
              onGridReady={(e) => {
                api = e.api;
              }}
              onFirstDataRendered={() => done()}
            />
          </div>,
        ),
      );
    });
  },
  cell: (row, key) => document.querySelector(`.ag-row[row-index="${row}"] [col-id="${key}"]`),
  scroller: () => document.querySelector('.ag-body-viewport') ?? document.querySelector('.ag-grid-viewport'),
  model: (row, key) => api.getDisplayedRowAtIndex(row)!.data![key],
  insert(more) {
    api.applyTransaction({ add: more, addIndex: 0 });
  },
  validate() {
    const list: Person[] = [];
    api.forEachNode((n) => list.push(n.data!));
    errors = checkAll(list);
    api.redrawRows();
    return errors.size;
  },
});
