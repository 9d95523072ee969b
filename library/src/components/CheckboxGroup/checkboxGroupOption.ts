import type { ReactNode } from 'react';

/** One of the options of a group of checkboxes. */
export interface CheckboxGroupOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly isDisabled?: boolean;
}
