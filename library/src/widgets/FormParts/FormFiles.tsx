import { type ReactElement, type ReactNode, useMemo } from 'react';

import {
  FileUpload,
  type FileUploadKind,
  type FileUploadLimits,
  type UploadedFile,
  type UploadFile,
} from '../../components/FileUpload/index.ts';
import type { FormField } from './useFormPart.tsx';

export interface FormFilesProps {
  field: FormField;
  label: string;
  hint?: ReactNode;
  isRequired?: boolean;
  /** Addresses of the files that are there: the ids that `upload` answers with. */
  addresses: readonly string[];
  onChange: (addresses: readonly string[]) => void;
  /** What is known of files that were there before: their names, and where they can be looked at. */
  storedFiles?: readonly UploadedFile[] | undefined;
  /** Takes one file away; the id of its answer is the address that is kept. */
  upload: UploadFile;
  accept: readonly FileUploadKind[];
  limits?: Partial<FileUploadLimits>;
  maxFiles: number;
}

const kindOf = (address: string): FileUploadKind => {
  if (/\.pdf($|\?)/i.test(address)) return 'pdf';
  return /\.mp4($|\?)/i.test(address) ? 'video' : 'image';
};

/** A file that is known by its address alone. */
function fileAt(address: string, number: number, nameOf: (number: number) => string): UploadedFile {
  const isPicture = address.startsWith('data:'); // any other address opens with a signature only
  const path = address.split('?', 1)[0] ?? '';
  const last = path.slice(path.lastIndexOf('/') + 1);
  const name = /.\.\w{2,5}$/.test(last) && !isPicture ? last : nameOf(number);
  const file = { id: address, name, kind: kindOf(address) };
  return isPicture ? { ...file, url: address } : file;
}

/** Files of a subject, kept as their addresses. */
export function FormFiles(props: FormFilesProps): ReactElement {
  const { field, label, addresses, maxFiles, storedFiles } = props;
  const { description, onBlur, ...rest } = field;
  const files = useMemo(
    () =>
      addresses.map(
        (address, index) =>
          storedFiles?.find(({ id }) => id === address) ?? fileAt(address, index + 1, (number) => `${label} ${number}`),
      ),
    [addresses, label, storedFiles],
  );
  return (
    <FileUpload
      {...rest}
      label={label}
      description={description ?? props.hint}
      isRequired={props.isRequired}
      upload={props.upload}
      accept={props.accept}
      limits={props.limits}
      maxFiles={maxFiles}
      value={files}
      onChange={(uploaded) => {
        onBlur();
        props.onChange(uploaded.map(({ id }) => id));
      }}
    />
  );
}
