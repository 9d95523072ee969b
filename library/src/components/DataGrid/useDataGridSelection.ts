import { useControlledValue } from '../../foundation/useControlledValue.ts';

export interface DataGridSelectionProps {
  /** Keys of the selected rows (controlled). The rows may be on other pages. */
  selectedKeys?: ReadonlySet<string> | undefined;
  /** Keys of the initially selected rows (uncontrolled). @default none */
  defaultSelectedKeys?: ReadonlySet<string> | undefined;
  /** Called with the keys of all selected rows. */
  onSelectionChange?: ((keys: ReadonlySet<string>) => void) | undefined;
}

export interface DataGridSelection {
  readonly keys: ReadonlySet<string>;
  /** Share of the page's rows that is selected: none, some or all. */
  readonly ofPage: 'none' | 'some' | 'all';
  readonly toggle: (key: string) => void;
  /**
   * Selects all rows of the page. If all of them are selected already, deselects them. The selection on other pages
   * stays.
   */
  readonly togglePage: () => void;
  readonly clear: () => void;
}

const noKeys: ReadonlySet<string> = new Set();

/** State of the selection of rows. `page` contains the keys of the rows on the current page. */
export function useDataGridSelection(props: DataGridSelectionProps, page: readonly string[]): DataGridSelection {
  const { selectedKeys, defaultSelectedKeys = noKeys, onSelectionChange } = props;
  const [keys, setKeys] = useControlledValue(selectedKeys, defaultSelectedKeys, onSelectionChange);
  const count = page.filter((key) => keys.has(key)).length;
  const ofPage = count === 0 ? 'none' : count === page.length ? 'all' : 'some';

  return {
    keys,
    ofPage,
    toggle(key) {
      const next = new Set(keys);
      if (!next.delete(key)) next.add(key);
      setKeys(next);
    },
    togglePage() {
      const others = [...keys].filter((key) => !page.includes(key));
      setKeys(new Set(ofPage === 'all' ? others : [...others, ...page]));
    },
    clear: () => setKeys(noKeys),
  };
}
