import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export interface Printing {
  /** Whether what is in the page is about to be printed. */
  readonly isPrinting: boolean;
  /** Prints while everything is in the page. */
  readonly printWhole: (print: () => void) => void;
}

/** Says when a page is being printed, so that paper gets more than the screen holds; the browser waits for it. */
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
