import { Button } from '@tuanbao/library/components/Button';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import type { UploadedFile } from '@tuanbao/library/components/FileUpload';
import { Notice } from '@tuanbao/library/components/Notice';
import { Tag } from '@tuanbao/library/components/Tag';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import type { FieldReading } from '../../contract/materials.ts';
import { messages } from './application.messages.ts';
import * as S from './PhotographReading.styles.ts';

/** A value that was read from a file, with the label of its field. */
export interface ReadValue {
  readonly term: string;
  readonly value: string;
  /** True if the value may be wrong. It is then marked with 请核对. */
  readonly isToBeChecked: boolean;
}

/** Returns the names of the fields whose values are marked with 请核对, because the values may be wrong. */
export const markedFieldsOf = (readings: readonly FieldReading[]): ReadonlySet<string> =>
  new Set(readings.filter(({ isToBeChecked }) => isToBeChecked).map(({ field }) => field));

export interface PhotographReadingProps {
  /** Titles of the notice: `read` before the values are filled into the form, `taken` afterwards. */
  readonly titles: { readonly read: string; readonly taken: string };
  /** File that the values were read from. If it is a picture, it is shown next to the values. */
  readonly file: UploadedFile;
  readonly values: readonly ReadValue[];
  /** True if the form already contains these values. */
  readonly isFilled: boolean;
  /** Label of the button that fills the values into the form. */
  readonly takeWords: string;
  readonly onTake: () => void;
}

/**
 * Shows the values that were read from a file, so that the agent can fill them into the form. If the file is a picture,
 * the picture is shown next to the values for comparison. Uncertain values stay marked until the agent confirms that
 * they were checked. Renders nothing when the values are in the form and none has to be checked any more.
 */
export function PhotographReading(props: PhotographReadingProps): ReactElement | null {
  const { titles, file, isFilled, takeWords, onTake } = props;
  const words = useMessages(messages);
  const [checked, setChecked] = useState('');
  const values = props.values.filter(({ value, isToBeChecked }) => value !== '' && (isToBeChecked || !isFilled));
  const isMarked = values.some(({ isToBeChecked }) => isToBeChecked);
  if (isFilled && (!isMarked || checked === file.id)) return null;
  const items = values.map(({ term, value, isToBeChecked }) => ({
    term,
    description: (
      <S.Value>
        {value}
        {isToBeChecked ? <Tag tone="warning">{words.toBeChecked}</Tag> : null}
      </S.Value>
    ),
  }));
  const action = isFilled ? (
    <Button size="small" onPress={() => setChecked(file.id)}>
      {words.checkedAll}
    </Button>
  ) : (
    <Button size="small" onPress={onTake}>
      {takeWords}
    </Button>
  );
  return (
    <Notice title={isFilled ? titles.taken : titles.read} tone={isMarked ? 'warning' : 'info'} action={action}>
      {isMarked ? <p>{words.compareWithPicture}</p> : null}
      <S.Root>
        {file.kind === 'image' && file.url ? <S.Picture src={file.url} alt={words.pictureOf(file.name)} /> : null}
        <DescriptionList items={items} />
      </S.Root>
    </Notice>
  );
}
