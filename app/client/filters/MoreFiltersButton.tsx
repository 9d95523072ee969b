import { Button } from '@tuanbao/library/components/Button';
import { ChevronDownIcon } from '@tuanbao/library/components/Icon';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages } from './filters.messages.ts';

export interface MoreFiltersButtonProps {
  /** How many of the hidden filters are set. */
  readonly count: number;
  readonly isOpen: boolean;
  /** Id of the element that contains the fields. */
  readonly fieldsId: string;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/**
 * Button that shows and hides the less used filters of a list. If some of them are set, the label of the button has
 * their number.
 */
export function MoreFiltersButton({ count, isOpen, fieldsId, onOpenChange }: MoreFiltersButtonProps): ReactElement {
  const words = useMessages(messages);
  return (
    <Button
      variant="quiet"
      size="small"
      aria-expanded={isOpen}
      {...(isOpen && { 'aria-controls': fieldsId })}
      onPress={() => onOpenChange(!isOpen)}
    >
      {count === 0 ? words.moreFilters : words.filtersSet(count)}
      <ChevronDownIcon />
    </Button>
  );
}
