import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export interface Printing {
  /** True while the page is being printed. */
  readonly isPrinting: boolean;
  /** Renders all lines and then calls `print`. */
  readonly printWhole: (print: () => void) => void;
}

/**
 * Returns whether the page is being printed, and a function that prints the page with all lines. For the print, all
 * lines must be in the document, so they are rendered synchronously, before the browser prints.
 */
export function usePrinting(): Printing {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return {
    isPrinting,
    printWhole(print) {
      flushSync(() => setPrinting(true));
      print();
      setPrinting(false);
    },
  };
}
