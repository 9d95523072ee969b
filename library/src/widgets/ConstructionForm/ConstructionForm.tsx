import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import type { UploadedFile, UploadFile } from '../../components/FileUpload/index.ts';
import type { ProductDefinition } from '../../domain/product/productDefinition.ts';
import type { Construction } from '../../domain/subject/construction/construction.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import {
  FormAddress,
  FormFiles,
  FormGrid,
  FormRow,
  FormText,
  type SubjectFormProps,
  useFormPart,
} from '../FormParts/index.ts';
import { messages } from './ConstructionForm.messages.ts';
import { ConstructionFormFigures } from './ConstructionFormFigures.tsx';
import { ConstructionFormWorks } from './ConstructionFormWorks.tsx';

export interface ConstructionFormProps extends SubjectFormProps<Construction> {
  /** What the premium is counted on decides which figure is required; the tariff, which works can be chosen together. */
  product: Pick<ProductDefinition, 'basis' | 'tariff'>;
  /** Takes one image or PDF away. */
  upload: UploadFile;
  /** What is known of files that were there before: their names, and where they can be looked at. */
  storedFiles?: readonly UploadedFile[] | undefined;
  /** Takes the film of the contract away. @default no film is asked for */
  uploadVideo?: UploadFile | undefined;
  /** Regions where the product is sold (province, city or district codes); empty for the whole country. */
  allowedAreaCodes?: readonly number[] | undefined;
}

/** Asks for the works (施工项目) of a construction product: what, how much, when, where, and the papers that prove it. The ref is the outermost element's; its `focus()` goes to the first invalid control, else to the first. */
export const ConstructionForm: ForwardRefExoticComponent<ConstructionFormProps & RefAttributes<HTMLElement>> =
  forwardRef<HTMLElement, ConstructionFormProps>(function ConstructionForm(props, ref) {
    const root = useFocusRef(ref);
    const { product, uploadVideo } = props;
    const words = useMessages(messages);
    const part = useFormPart(props, 'construction');
    const { onBlur, ...name } = part.fieldOf('projectName');
    const { projectName, materialImages, contractVideo } = part.value;

    return (
      <FormGrid ref={root}>
        <FormText
          {...name}
          label={words.projectName}
          isRequired
          value={projectName}
          onCommit={(text) => part.set({ projectName: text.trim() })}
          onLeave={onBlur}
        />
        <ConstructionFormWorks part={part} product={product} />
        <ConstructionFormFigures part={part} basis={product.basis} />
        <FormAddress
          part={part}
          regionLabel={words.region}
          detailLabel={words.address}
          isRegionRequired
          isDetailRequired={false}
          allowedAreaCodes={props.allowedAreaCodes}
        />
        <FormRow>
          <FormFiles
            field={part.fieldOf('materialImages')}
            label={words.materials}
            hint={words.materialsHint}
            isRequired
            addresses={materialImages}
            onChange={(images) => part.set({ materialImages: images })}
            storedFiles={props.storedFiles}
            upload={props.upload}
            accept={['image', 'pdf']}
            maxFiles={20}
          />
        </FormRow>
        {uploadVideo ? (
          <FormRow>
            <FormFiles
              field={part.fieldOf('contractVideo')}
              label={words.contractVideo}
              hint={words.contractVideoHint}
              addresses={contractVideo === '' ? [] : [contractVideo]}
              onChange={([film = '']) => part.set({ contractVideo: film })}
              storedFiles={props.storedFiles}
              upload={uploadVideo}
              accept={['video']}
              maxFiles={1}
            />
          </FormRow>
        ) : null}
      </FormGrid>
    );
  });
