import type { ReactElement, RefObject } from 'react';

import { CascaderPanel, type CascaderPanelProps } from './CascaderPanel.tsx';
import type { CascaderSource } from './cascaderSource.ts';
import { CascaderWait } from './CascaderWait.tsx';
import type { CascaderFrame } from './useCascaderFrame.ts';
import { type CascaderPlace, useCascaderState } from './useCascaderState.ts';

export interface CascaderPopupProps extends Omit<CascaderPanelProps, 'source' | 'state'>, CascaderPlace {
  readonly label: string;
  readonly source: CascaderSource | 'loading' | 'failed';
  readonly trigger: RefObject<HTMLElement | null>;
  readonly failedLabel: string | undefined;
  readonly onRetry: () => void;
}

/** What opens below the field, or from the bottom edge of a phone. */
export function CascaderPopup({
  Frame,
  ...props
}: CascaderPopupProps & { readonly Frame: CascaderFrame }): ReactElement {
  const { id, label, trigger, source, onRetry, onClose, text } = props;
  const state = useCascaderState(typeof source === 'object' ? source : null, props);
  // lets readers of a screen reader leave where touch knows no Esc
  const dismiss = <button type="button" tabIndex={-1} aria-label={text.close} data-part="dismiss" onClick={onClose} />;

  return (
    <Frame id={id} label={label} trigger={trigger} onClose={onClose}>
      {dismiss}
      {typeof source === 'object' ? (
        <CascaderPanel
          id={id}
          text={text}
          source={source}
          state={state}
          value={props.value}
          levelLabels={props.levelLabels}
          searchLabel={props.searchLabel}
          isTouch={props.isTouch}
          recent={props.recent}
        />
      ) : (
        <CascaderWait key={source} text={text} reason={source} failedLabel={props.failedLabel} onRetry={onRetry} />
      )}
      {dismiss}
    </Frame>
  );
}
