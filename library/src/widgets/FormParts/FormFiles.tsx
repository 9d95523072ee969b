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
  /** Addresses of the files that are there. */
  addresses: readonly string[];
  onChange: (addresses: readonly string[]) => void;
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
  const ending = /([^/?]+\.\w{2,5})(\?.*)?$/.exec(address)?.[1];
  const name = ending && !address.startsWith('data:') ? decodeURIComponent(ending) : nameOf(number);
  return { id: address, name, kind: kindOf(address), url: address };
}

/** Files of a subject, kept as their addresses. */
export function FormFiles(props: FormFilesProps): ReactElement {
  const { field, label, addresses, maxFiles } = props;
  const { description, onBlur, ...rest } = field;
  const files = useMemo(
    () => addresses.map((address, index) => fileAt(address, index + 1, (number) => `${label} ${number}`)),
    [addresses, label],
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
        props.onChange(uploaded.map(({ id, url }) => url ?? id));
      }}
    />
  );
}
