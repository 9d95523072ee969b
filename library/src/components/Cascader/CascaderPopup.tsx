import { type KeyboardEvent, type ReactElement, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { useDialog } from 'react-aria/useDialog';
import { usePopover } from 'react-aria/usePopover';
import { VisuallyHidden } from 'react-aria/VisuallyHidden';

import { useMessages } from '../../i18n/useMessages.ts';
import { SearchIcon } from '../Icon/index.ts';
import { isInputMethodKey } from '../InputMethod/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { type CascaderMessages, messages } from './Cascader.messages.ts';
import * as S from './Cascader.styles.ts';
import { CascaderColumns, columnIn } from './CascaderColumns.tsx';
import { CascaderResults } from './CascaderResults.tsx';
import type { CascaderSource } from './cascaderSource.ts';
import { type CascaderSearch, useCascaderSearch } from './useCascaderSearch.ts';
import type { CascaderState } from './useCascaderState.ts';
import { useRowWindow } from './useRowWindow.ts';

interface CascaderPopupProps {
  readonly id: string;
  readonly label: string;
  readonly source: CascaderSource | 'loading' | 'failed';
  readonly state: CascaderState;
  readonly value: string;
  readonly levelLabels: readonly string[];
  readonly searchLabel: string;
  readonly trigger: RefObject<HTMLElement | null>;
  /** Opened by touch: the search field isn't focused, so that the on-screen keyboard stays away. */
  readonly isTouch: boolean;
  readonly onRetry: () => void;
}

/** What opens below the field (from the bottom edge on a phone): search, and the columns or the results. */
export function CascaderPopup(props: CascaderPopupProps): ReactElement {
  const { state, source, trigger, isTouch } = props;
  const popup = useRef<HTMLDivElement>(null);
  const { popoverProps, underlayProps } = usePopover(
    { triggerRef: trigger, popoverRef: popup, placement: 'bottom start', offset: 4, containerPadding: 8 },
    {
      isOpen: true,
      setOpen: state.close,
      open: state.open,
      close: state.close,
      toggle: state.close,
      point: null,
      setPoint: state.open,
    },
  );
  const { dialogProps } = useDialog({ 'aria-label': props.label }, popup);
  const isReady = typeof source === 'object';

  useLayoutEffect(() => {
    const root = popup.current;
    const field = isTouch ? columnIn(root ?? document, state.column) : root?.querySelector('input');
    field?.focus({ preventScroll: true });
    // eslint-disable-next-line react/exhaustive-deps -- focus is given when the popup or its tree appears, not on every move
  }, [isReady]);

  return (
    <>
      <S.Underlay {...underlayProps} />
      <S.Popup {...popoverProps} {...dialogProps} ref={popup} id={props.id}>
        <CascaderDismiss onDismiss={state.close} />
        {typeof source === 'object' ? <CascaderBody {...props} source={source} /> : <CascaderWait {...props} />}
        <CascaderDismiss onDismiss={state.close} />
      </S.Popup>
    </>
  );
}

/** Lets readers of a screen reader leave where touch knows no Esc. (react-aria's own brings 34 languages along.) */
function CascaderDismiss({ onDismiss }: { readonly onDismiss: () => void }): ReactElement {
  const text = useMessages(messages);
  return (
    <VisuallyHidden>
      <button type="button" tabIndex={-1} aria-label={text.close} onClick={onDismiss} />
    </VisuallyHidden>
  );
}

function CascaderWait({ source, onRetry }: CascaderPopupProps): ReactElement {
  const text = useMessages(messages);
  if (source === 'loading')
    return (
      <S.Wait role="status">
        <Spinner label={text.loading} />
        {text.loading}
      </S.Wait>
    );
  return (
    <S.Wait role="alert">
      {text.failed}
      <S.Retry type="button" onClick={onRetry}>
        {text.retry}
      </S.Retry>
    </S.Wait>
  );
}

function CascaderBody(props: CascaderPopupProps & { readonly source: CascaderSource }): ReactElement {
  const { source, state, value, levelLabels, searchLabel } = props;
  const text = useMessages(messages);
  const search = useCascaderSearch(source);
  const id = useId();
  const rows = useRowWindow(search.matches.length, search.current, search.query);
  const isSearching = search.query !== '';
  const hasResults = isSearching && search.matches.length > 0;
  const isCurrentDrawn = hasResults && rows.first <= search.current && search.current < rows.end;

  const chooseCurrent = (): void => {
    const option = source.pathOf(search.matches[search.current] ?? '').at(-1);
    if (option) state.choose(option);
  };

  return (
    <>
      <S.Search>
        <SearchIcon />
        <S.SearchInput
          role="combobox"
          aria-label={searchLabel}
          aria-autocomplete="list"
          aria-expanded={hasResults}
          aria-controls={hasResults ? `${id}-results` : undefined}
          aria-activedescendant={isCurrentDrawn ? `${id}-results-${search.current}` : undefined}
          aria-describedby={`${id}-status`}
          placeholder={searchLabel}
          autoComplete="off"
          enterKeyHint="search"
          value={search.text}
          onChange={({ currentTarget, nativeEvent }) =>
            search.write(currentTarget.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
          }
          onCompositionEnd={({ currentTarget }) => search.write(currentTarget.value, false)}
          onKeyDown={(event) => steerSearch(event, { search, state, chooseCurrent, isSearching })}
        />
      </S.Search>
      {isSearching ? (
        search.matches.length > 0 && (
          <CascaderResults
            id={`${id}-results`}
            source={source}
            matches={search.matches}
            current={search.current}
            rows={rows}
            value={value}
            onChoose={state.choose}
          />
        )
      ) : (
        <CascaderColumns id={`${id}-column`} state={state} value={value} levelLabels={levelLabels} />
      )}
      <S.Status id={`${id}-status`} role="status" data-hint={!isSearching || undefined}>
        {isSearching ? answerIn(text, search) : text.hint}
      </S.Status>
    </>
  );
}

function answerIn(text: CascaderMessages, { preparation, matches, query }: CascaderSearch): string {
  if (preparation !== 'done') return preparation === 'loading' ? text.loading : text.failed;
  return matches.length > 0 ? text.found(matches.length) : text.nothingFound(query);
}

interface SearchSteering {
  readonly search: CascaderSearch;
  readonly state: CascaderState;
  readonly chooseCurrent: () => void;
  readonly isSearching: boolean;
}

function steerSearch(event: KeyboardEvent<HTMLInputElement>, steering: SearchSteering): void {
  const { search, state, chooseCurrent, isSearching } = steering;
  if (isInputMethodKey(event)) return;
  if (event.key === 'ArrowDown' && !isSearching) {
    const root = event.currentTarget.closest('[role=dialog]');
    if (root) columnIn(root, state.column)?.focus();
    if (state.path[state.column] === undefined) state.move(0);
  } else if (event.key === 'ArrowDown') search.move(1);
  else if (event.key === 'ArrowUp') search.move(-1);
  else if (event.key === 'PageDown') search.move(8);
  else if (event.key === 'PageUp') search.move(-8);
  else if (event.key === 'Enter') {
    if (isSearching) chooseCurrent();
  } else return;
  event.preventDefault();
}
