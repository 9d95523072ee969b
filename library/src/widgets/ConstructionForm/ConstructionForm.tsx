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
  useSubjectFormPart,
} from '../FormParts/index.ts';
import { messages } from './ConstructionForm.messages.ts';
import { ConstructionFormAmounts } from './ConstructionFormAmounts.tsx';
import { ConstructionFormWorks } from './ConstructionFormWorks.tsx';

export interface ConstructionFormProps extends SubjectFormProps<Construction> {
  /**
   * The product. Its basis decides which amount is required; its tariff decides which kinds of work can be combined.
   */
  product: Pick<ProductDefinition, 'basis' | 'tariff'>;
  /** Uploads one image or PDF. */
  upload: UploadFile;
  /** Names and addresses of files that are already stored. */
  storedFiles?: readonly UploadedFile[] | undefined;
  /** Uploads the video of the contract. @default the form doesn't ask for a video */
  uploadVideo?: UploadFile | undefined;
  /** Codes of the regions where the product is sold (province, city or district); empty for the whole country. */
  allowedAreaCodes?: readonly number[] | undefined;
}

/**
 * Form for the works (施工项目) of a construction product: kind, size, period, place and materials. The ref is the
 * outermost element; its `focus()` focuses the first invalid control, or the first control if none is invalid.
 */
export const ConstructionForm: ForwardRefExoticComponent<ConstructionFormProps & RefAttributes<HTMLElement>> =
  forwardRef<HTMLElement, ConstructionFormProps>(function ConstructionForm(props, ref) {
    const root = useFocusRef(ref);
    const { product, uploadVideo } = props;
    const words = useMessages(messages);
    const part = useSubjectFormPart(props, 'construction');
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
        <ConstructionFormAmounts part={part} basis={product.basis} />
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
