import type { ReactNode } from 'react';

/** One checkbox of a group. */
export interface CheckboxGroupOption {
  /** Value of the option, unique in the group. */
  readonly value: string;
  /** Text of the option. */
  readonly label: ReactNode;
  /** A second line that explains the option. */
  readonly description?: ReactNode;
  /** Makes the option unavailable. @default false */
  readonly isDisabled?: boolean;
}
