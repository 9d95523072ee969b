import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export interface Printing {
  /** True while the page is about to be printed. */
  readonly isPrinting: boolean;
  /** Renders everything, then calls `print`. */
  readonly printWhole: (print: () => void) => void;
}

/** Reports that the page is being printed, so that everything is rendered; the browser waits for it. */
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
