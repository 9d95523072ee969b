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
  /** Id, problem and state of the field. */
  field: FormField;
  /** Label of the field. */
  label: string;
  /** Hint below the label. */
  hint?: ReactNode;
  /** Marks the field as required. @default false */
  isRequired?: boolean;
  /** Addresses of the stored files: the ids that `upload` returned. */
  addresses: readonly string[];
  /** Called with the addresses of all files after each change. */
  onChange: (addresses: readonly string[]) => void;
  /** Names and addresses of files that were there before. */
  storedFiles?: readonly UploadedFile[] | undefined;
  /** Stores one file; the id that it returns is the address that is kept. */
  upload: UploadFile;
  /** Accepted kinds of files. */
  accept: readonly FileUploadKind[];
  /** Limits that differ from the defaults. */
  limits?: Partial<FileUploadLimits>;
  /** Greatest number of files. */
  maxFiles: number;
}

const kindOf = (address: string): FileUploadKind => {
  if (/\.pdf($|\?)/i.test(address)) return 'pdf';
  return /\.mp4($|\?)/i.test(address) ? 'video' : 'image';
};

/** A file that is known by its address only. */
function fileAt(address: string, number: number, nameOf: (number: number) => string): UploadedFile {
  const isPicture = address.startsWith('data:'); // other addresses open with a signature only
  const path = address.split('?', 1)[0] ?? '';
  const last = path.slice(path.lastIndexOf('/') + 1);
  const name = /.\.\w{2,5}$/.test(last) && !isPicture ? last : nameOf(number);
  const file = { id: address, name, kind: kindOf(address) };
  return isPicture ? { ...file, url: address } : file;
}

/** Files of a subject, kept as addresses. */
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
