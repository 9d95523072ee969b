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
  /** Id, problem and state of the control. */
  field: FormField;
  /** Label of the field. */
  label: string;
  /** Hint below the label. */
  hint?: ReactNode;
  /** Marks the field as required. @default false */
  isRequired?: boolean;
  /** Addresses of the stored files; `upload` returned them as ids. */
  addresses: readonly string[];
  /** Called with the addresses of all files after each change. */
  onChange: (addresses: readonly string[]) => void;
  /** Names and addresses of files that are already stored. */
  storedFiles?: readonly UploadedFile[] | undefined;
  /** Uploads one file. The id that it returns is kept as the address. */
  upload: UploadFile;
  /** Accepted kinds of files. */
  accept: readonly FileUploadKind[];
  /** Upload limits that differ from the defaults. */
  limits?: Partial<FileUploadLimits>;
  /** Maximum number of files. */
  maxFiles: number;
}

const kindOf = (address: string): FileUploadKind => {
  if (/\.pdf($|\?)/i.test(address)) return 'pdf';
  return /\.mp4($|\?)/i.test(address) ? 'video' : 'image';
};

/** Builds a file when only its address is known. */
function fileAt(address: string, number: number, nameOf: (number: number) => string): UploadedFile {
  const isPicture = address.startsWith('data:'); // other addresses can be opened only with a signature
  const path = address.split('?', 1)[0] ?? '';
  const last = path.slice(path.lastIndexOf('/') + 1);
  const name = /.\.\w{2,5}$/.test(last) && !isPicture ? last : nameOf(number);
  const file = { id: address, name, kind: kindOf(address) };
  return isPicture ? { ...file, url: address } : file;
}

/** Upload field for the files of a subject, which are kept as addresses. */
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
