import type { ReactElement } from 'react';

import { formatBytes } from '../../i18n/formatBytes.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../Button/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import { messages, problemText } from './FileUpload.messages.ts';
import * as S from './FileUpload.styles.ts';
import { FileUploadThumbnail } from './FileUploadThumbnail.tsx';
import { isAtRest, type UploadedFile, type UploadItem } from './uploadItem.ts';

export interface FileUploadRowProps {
  /** The file that the row shows. */
  readonly item: UploadItem;
  /** True when the row shows its buttons. */
  readonly hasActions: boolean;
  /** True when the row doesn't say that the file is uploaded. */
  readonly hidesDone: boolean;
  /** Called when the user cancels the upload of the file. */
  readonly onCancel: () => void;
  /** Called when the user retries the failed upload of the file. */
  readonly onRetry: () => void;
  /** Called when the user removes the file. */
  readonly onRemove: () => void;
  /** Called when the user opens an uploaded picture or PDF. The parent component then shows it in a dialog. */
  readonly onShow: (uploaded: UploadedFile, chosen: File | null) => void;
}

/** The row of one file, with its name, progress, problem and buttons. */
export function FileUploadRow({ item, hasActions, hidesDone, onShow, ...verbs }: FileUploadRowProps): ReactElement {
  const { state } = item.status;
  return (
    <S.Row data-state={state}>
      <FileUploadThumbnail item={item} />
      <S.Words>
        <FileName item={item} onShow={onShow} />
        <Facts item={item} hidesDone={hidesDone} />
        <HowFar item={item} />
      </S.Words>
      {hasActions ? <Actions item={item} {...verbs} /> : null}
    </S.Row>
  );
}

/** Name of the file. If the stored file has a `url`, the name opens it: a video in a new tab, others in a dialog. */
function FileName({ item: { name, kind, file, status }, onShow }: Pick<FileUploadRowProps, 'item' | 'onShow'>) {
  const uploaded = status.state === 'done' ? status.uploaded : undefined;
  const address = uploaded?.url;
  if (uploaded === undefined || address === undefined) return <S.Name>{name}</S.Name>;
  return (
    <S.Name>
      {kind === 'video' ? (
        <a href={address} target="_blank" rel="noreferrer">
          {name}
        </a>
      ) : (
        <S.Show aria-haspopup="dialog" onPress={() => onShow(uploaded, file)}>
          {name}
        </S.Show>
      )}
    </S.Name>
  );
}

function Facts({ item: { kind, size, file, status }, hidesDone }: Pick<FileUploadRowProps, 'hidesDone' | 'item'>) {
  const words = useMessages(messages);
  const { state } = status;
  const isSaid = state !== 'failed' && state !== 'refused' && !(hidesDone && state === 'done');
  const isShrunk = file !== null && size !== null && size !== file.size;
  const written = size === null ? null : formatBytes(size);
  return (
    <S.Facts>
      {kind === null ? null : <span>{words.kinds[kind]}</span>}
      {written === null ? null : <span>{isShrunk ? words.shrunk(written, formatBytes(file.size)) : written}</span>}
      {state === 'done' && status.uploaded.note ? <span>{status.uploaded.note}</span> : null}
      {isSaid ? <span data-state={state}>{words[state]}</span> : null}
    </S.Facts>
  );
}

function HowFar({ item: { name, status } }: { readonly item: UploadItem }) {
  const words = useMessages(messages);
  switch (status.state) {
    case 'uploading':
      return <ProgressBar aria-label={words.actionOn(words.uploading, name)} value={status.share * 100} />;
    case 'shrinking':
      return <ProgressBar aria-label={words.actionOn(words.shrinking, name)} isIndeterminate />;
    case 'failed':
      return <S.Problem>{status.words ?? (status.isOffline ? words.offline : words.failed)}</S.Problem>;
    case 'refused':
      return <S.Problem>{problemText(words.problem, status.problem)}</S.Problem>;
    default:
      return null;
  }
}

/**
 * Buttons of the row. The buttons for cancelling and removing are the same element, so that this element keeps the
 * focus when an upload ends.
 */
function Actions({
  item,
  onCancel,
  onRetry,
  onRemove,
}: Omit<FileUploadRowProps, 'hasActions' | 'hidesDone' | 'onShow'>) {
  const words = useMessages(messages);
  const { key, name, status } = item;
  const isUnderWay = !isAtRest(item);
  const end = isUnderWay ? words.cancel : words.remove;
  return (
    <S.Actions>
      {status.state === 'failed' || status.state === 'cancelled' ? (
        <Button
          variant="quiet"
          size="small"
          aria-label={words.actionOn(words.retry, name)}
          data-retry-of={key}
          onPress={onRetry}
        >
          {words.retry}
        </Button>
      ) : null}
      <Button
        variant="quiet"
        size="small"
        aria-label={words.actionOn(end, name)}
        data-end-of={key}
        onPress={isUnderWay ? onCancel : onRemove}
      >
        {end}
      </Button>
    </S.Actions>
  );
}
