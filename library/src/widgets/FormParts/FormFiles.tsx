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
  /** Label of the field, in the user's language. */
  label: string;
  /** Hint that is shown below the label. */
  hint?: ReactNode;
  /** If true, the field is marked as required. @default false */
  isRequired?: boolean;
  /**
   * Addresses of the files in the field (controlled). The address of an uploaded file is the id that `upload` returned.
   */
  addresses: readonly string[];
  /** Called with the addresses of all files whenever a file was added or removed. */
  onChange: (addresses: readonly string[]) => void;
  /** Files that are already stored, each with its name and its address. */
  storedFiles?: readonly UploadedFile[] | undefined;
  /** Uploads one file. The returned id is stored as the address of the file. */
  upload: UploadFile;
  /** Kinds of files that the field accepts. */
  accept: readonly FileUploadKind[];
  /** Limits for uploads that differ from the default limits. */
  limits?: Partial<FileUploadLimits>;
  /** Maximum number of files in the field. */
  maxFiles: number;
}

const kindOf = (address: string): FileUploadKind => {
  if (/\.pdf($|\?)/i.test(address)) return 'pdf';
  return /\.mp4($|\?)/i.test(address) ? 'video' : 'image';
};

/** Returns a file of which only the address is known. */
function fileAt(address: string, number: number, nameOf: (number: number) => string): UploadedFile {
  const isPicture = address.startsWith('data:'); // Only data URLs can be shown: other addresses need a signature.
  const path = address.split('?', 1)[0] ?? '';
  const last = path.slice(path.lastIndexOf('/') + 1);
  const name = /.\.\w{2,5}$/.test(last) && !isPicture ? last : nameOf(number);
  const file = { id: address, name, kind: kindOf(address) };
  return isPicture ? { ...file, url: address } : file;
}

/**
 * Upload field for the files of an insured subject. The value of the field is the list of the addresses of the files.
 */
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
