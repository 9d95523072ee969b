import { useControlledValue } from '../../foundation/useControlledValue.ts';

export interface DataGridSelectionProps {
  /** Keys of the selected rows, possibly of other pages too. */
  selectedKeys?: ReadonlySet<string> | undefined;
  /** Keys of the rows that are selected at first. @default none */
  defaultSelectedKeys?: ReadonlySet<string> | undefined;
  /** Called with the keys of all selected rows. */
  onSelectionChange?: ((keys: ReadonlySet<string>) => void) | undefined;
}

export interface DataGridSelection {
  readonly keys: ReadonlySet<string>;
  /** How much of the page is selected. */
  readonly ofPage: 'none' | 'some' | 'all';
  readonly toggle: (key: string) => void;
  /** Selects the whole page, or clears it where all of it is selected; other pages are unchanged. */
  readonly togglePage: () => void;
  readonly clear: () => void;
}

const noKeys: ReadonlySet<string> = new Set();

/** The selection of rows; `page` has the keys of the rows shown. */
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
