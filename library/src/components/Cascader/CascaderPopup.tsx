import type { ReactElement, RefObject } from 'react';

import { CascaderPanel, type CascaderPanelProps } from './CascaderPanel.tsx';
import type { CascaderSource } from './cascaderSource.ts';
import { CascaderWait } from './CascaderWait.tsx';
import type { CascaderFrame } from './useCascaderFrame.ts';
import { useCascaderSearch } from './useCascaderSearch.ts';
import { type CascaderPlace, useCascaderState } from './useCascaderState.ts';

export interface CascaderPopupProps extends Omit<CascaderPanelProps, 'source' | 'state' | 'search'>, CascaderPlace {
  /** Name of the popup for screen readers. */
  readonly label: string;
  /** The tree from which the user chooses; `loading` or `failed` while it isn't available. */
  readonly source: CascaderSource | 'loading' | 'failed';
  /** The field's button that opened the popup. */
  readonly trigger: RefObject<HTMLElement | null>;
  /** Message that the popup shows when the tree couldn't be loaded; undefined for the default message. */
  readonly failedLabel: string | undefined;
  /** Called when the user presses the button that loads the tree again. */
  readonly onRetry: () => void;
  /** Called when the popup must close because the focus has moved to an element outside the field and the popup. */
  readonly onLeave: () => void;
  /**
   * Called with true when the popup starts to show that the tree is loading or couldn't be loaded, and with false when
   * it stops.
   */
  readonly onWait: (isWaiting: boolean) => void;
}

/**
 * The popup of a cascader: a popover beside the field, or a sheet at the bottom of a phone's screen. When the width of
 * the window changes, the popover can change to a sheet, or the sheet to a popover. The state of the popup stays the
 * same.
 */
export function CascaderPopup({
  Frame,
  ...props
}: CascaderPopupProps & { readonly Frame: CascaderFrame | null }): ReactElement | null {
  const { id, label, trigger, source, onRetry, onClose, text } = props;
  const tree = typeof source === 'object' ? source : null;
  const state = useCascaderState(tree, props);
  const search = useCascaderSearch(tree);
  // With this button, users of screen readers can close the popup on touch devices, which have no Esc key.
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
