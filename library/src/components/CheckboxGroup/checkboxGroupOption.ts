import type { ReactNode } from 'react';

/** One option of a checkbox group. */
export interface CheckboxGroupOption {
  /** Value of the option, unique in the group. */
  readonly value: string;
  /** Label of the option. */
  readonly label: ReactNode;
  /** A second line below the label, which explains the option. */
  readonly description?: ReactNode;
  /** Makes the option unavailable. @default false */
  readonly isDisabled?: boolean;
}
