import type { ReactElement, RefObject } from 'react';

import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './Cascader.messages.ts';
import { CascaderPanel, type CascaderPanelProps } from './CascaderPanel.tsx';
import { CascaderPopover } from './CascaderPopover.tsx';
import { CascaderSheet } from './CascaderSheet.tsx';
import type { CascaderSource } from './cascaderSource.ts';
import { CascaderWait } from './CascaderWait.tsx';
import { useIsPhone } from './useIsPhone.ts';

interface CascaderPopupProps extends Omit<CascaderPanelProps, 'source'> {
  readonly id: string;
  readonly label: string;
  readonly source: CascaderSource | 'loading' | 'failed';
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onRetry: () => void;
}

/** What opens below the field, or from the bottom edge of a phone. */
export function CascaderPopup({ id, label, trigger, source, onRetry, ...panel }: CascaderPopupProps): ReactElement {
  const Frame = useIsPhone() ? CascaderSheet : CascaderPopover;
  const text = useMessages(messages);
  const { close } = panel.state;
  // lets readers of a screen reader leave where touch knows no Esc
  const dismiss = <button type="button" tabIndex={-1} aria-label={text.close} data-part="dismiss" onClick={close} />;

  return (
    <Frame id={id} label={label} trigger={trigger} onClose={close}>
      {dismiss}
      {typeof source === 'object' ? (
        <CascaderPanel {...panel} source={source} />
      ) : (
        <CascaderWait key={source} reason={source} onRetry={onRetry} />
      )}
      {dismiss}
    </Frame>
  );
}
