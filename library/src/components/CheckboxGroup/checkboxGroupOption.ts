import type { ReactNode } from 'react';

/** One of the options of a group of checkboxes. */
export interface CheckboxGroupOption {
  /** Value of the option, unique in the list. */
  readonly value: string;
  /** Text of the option. */
  readonly label: ReactNode;
  /** A second line that explains the option. */
  readonly description?: ReactNode;
  /** Makes the option unavailable. @default false */
  readonly isDisabled?: boolean;
}
