import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, useMemo } from 'react';

import { Cascader, type CascaderFieldProps } from '../../components/Cascader/index.ts';
import type { IndustryTree } from '../../domain/industry/industryTree.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './IndustryPicker.messages.ts';
import { industrySource } from './industrySource.ts';

export interface IndustryPickerProps extends CascaderFieldProps {
  /** The industries of GB/T 4754, or the state of loading them. */
  tree: IndustryTree | 'loading' | 'failed';
  /** Code of the chosen industry (小类); '' when none is chosen. */
  value?: string | undefined;
  /** Initial code (uncontrolled). @default '' */
  defaultValue?: string | undefined;
  /** Called with the code of the chosen industry, or with '' when the field is cleared. */
  onChange?: ((code: string) => void) | undefined;
  /** Called when pointer or focus reaches the field. The parent component should then load the industries. */
  onApproach?: (() => void) | undefined;
  /** Called when the user wants to load the industries again. */
  onRetry?: (() => void) | undefined;
}

/**
 * Chooses the industry (行业) of an organisation by the levels of the standard, or by search. The ref is the button that
 * opens it.
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
