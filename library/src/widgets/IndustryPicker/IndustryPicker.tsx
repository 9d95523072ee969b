import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, useMemo } from 'react';

import { Cascader, type CascaderFieldProps } from '../../components/Cascader/index.ts';
import type { IndustryTree } from '../../domain/industry/industryTree.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './IndustryPicker.messages.ts';
import { industrySource } from './industrySource.ts';

export interface IndustryPickerProps extends CascaderFieldProps {
  /** The industries of GB/T 4754, or the state of loading them. */
  tree: IndustryTree | 'loading' | 'failed';
  /** Code of the chosen industry (小类); '' if no industry is chosen. */
  value?: string | undefined;
  /** Code of the industry that is chosen at first (uncontrolled). @default '' */
  defaultValue?: string | undefined;
  /** Called with the code of the industry that the user chose, or with '' if the user cleared the field. */
  onChange?: ((code: string) => void) | undefined;
  /** Called when the pointer or the focus reaches the field. The parent component should then load the industries. */
  onApproach?: (() => void) | undefined;
  /** Called when loading failed and the user wants to load the industries again. */
  onRetry?: (() => void) | undefined;
}

/**
 * Field for the industry (行业) of an organisation. The user finds the industry by the levels of GB/T 4754 or by search.
 * The ref is the button that opens the list.
 */
export const IndustryPicker: ForwardRefExoticComponent<IndustryPickerProps & RefAttributes<HTMLButtonElement>> =
  forwardRef<HTMLButtonElement, IndustryPickerProps>(function IndustryPicker({ tree, placeholder, ...props }, ref) {
    const words = useMessages(messages);
    const source = useMemo(() => (typeof tree === 'string' ? tree : industrySource(tree)), [tree]);
    return (
      <Cascader
        {...props}
        ref={ref}
        source={source}
        placeholder={placeholder ?? words.placeholder}
        levelLabels={words.levels}
        searchLabel={words.search}
      />
    );
  });
