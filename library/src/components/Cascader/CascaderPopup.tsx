import type { ReactElement, RefObject } from 'react';

import { CascaderPanel, type CascaderPanelProps } from './CascaderPanel.tsx';
import type { CascaderSource } from './cascaderSource.ts';
import { CascaderWait } from './CascaderWait.tsx';
import type { CascaderFrame } from './useCascaderFrame.ts';
import { useCascaderSearch } from './useCascaderSearch.ts';
import { type CascaderPlace, useCascaderState } from './useCascaderState.ts';

export interface CascaderPopupProps extends Omit<CascaderPanelProps, 'source' | 'state' | 'search'>, CascaderPlace {
  readonly label: string;
  readonly source: CascaderSource | 'loading' | 'failed';
  readonly trigger: RefObject<HTMLElement | null>;
  readonly failedLabel: string | undefined;
  readonly onRetry: () => void;
  /** Called when focus has gone elsewhere by itself. */
  readonly onLeave: () => void;
  /** Called with true when the user is told that there is no tree yet, with false when no longer. */
  readonly onWait: (isWaiting: boolean) => void;
}

/** What opens below the field, or from the bottom edge of a phone; where the window changes from one to the other it goes on where it was. */
export function CascaderPopup({
  Frame,
  ...props
}: CascaderPopupProps & { readonly Frame: CascaderFrame | null }): ReactElement | null {
  const { id, label, trigger, source, onRetry, onClose, text } = props;
  const tree = typeof source === 'object' ? source : null;
  const state = useCascaderState(tree, props);
  const search = useCascaderSearch(tree);
  // lets users of a screen reader leave where touch knows no Esc
  const dismiss = <button type="button" tabIndex={-1} aria-label={text.close} data-part="dismiss" onClick={onClose} />;

  if (!Frame) return null;
  return (
    <Frame id={id} label={label} trigger={trigger} onClose={onClose} onLeave={props.onLeave}>
      {dismiss}
      {typeof source === 'object' ? (
        <CascaderPanel
          id={id}
          text={text}
          source={source}
          state={state}
          search={search}
          value={props.value}
          levelLabels={props.levelLabels}
          searchLabel={props.searchLabel}
          isTouch={props.isTouch}
          recent={props.recent}
        />
      ) : (
        <CascaderWait
          key={source}
          text={text}
          reason={source}
          failedLabel={props.failedLabel}
          onRetry={onRetry}
          onWait={props.onWait}
        />
      )}
      {dismiss}
    </Frame>
  );
}
