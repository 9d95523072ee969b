import { forwardRef, type ForwardRefExoticComponent, type ReactNode, type RefAttributes } from 'react';

import type { UploadedFile, UploadFile } from '../../components/FileUpload/index.ts';
import { isCalendarDay } from '../../domain/calendar/calendarDay.ts';
import { daysBetween } from '../../domain/calendar/daysBetween.ts';
import { capitalAmountOf } from '../../domain/money/capitalAmount.ts';
import type { ProductDefinition } from '../../domain/product/productDefinition.ts';
import type { Construction } from '../../domain/subject/construction/construction.ts';
import { constructionFields } from '../../domain/subject/construction/constructionFields.ts';
import { coveredWorks } from '../../domain/subject/construction/coveredWorks.ts';
import { demandsOf } from '../../domain/subject/shape/subjectField.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { constructionWords } from '../../i18n/subjects/construction.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FormGrid } from '../FormParts/FormParts.styles.ts';
import {
  SubjectAddress,
  SubjectArea,
  SubjectChoice,
  SubjectDay,
  SubjectFields,
  SubjectFiles,
  SubjectFilm,
  type SubjectForm,
  type SubjectFormProps,
  SubjectMoney,
  SubjectText,
  useSubjectFormPart,
} from '../FormParts/index.ts';
import { messages } from './ConstructionForm.messages.ts';

const form: SubjectForm = {
  fields: constructionFields,
  words: constructionWords,
  controls: {
    text: SubjectText,
    choice: SubjectChoice,
    area: SubjectArea,
    money: SubjectMoney,
    day: SubjectDay,
    address: SubjectAddress,
    files: SubjectFiles,
    film: SubjectFilm,
  },
};

export interface ConstructionFormProps extends SubjectFormProps<Construction> {
  /**
   * The product. Its rating basis decides which amount is required, and its tariff decides which combinations of
   * project type, labour type and qualification can be chosen.
   */
  product: Pick<ProductDefinition, 'basis' | 'tariff'>;
  /** Uploads one image or PDF and returns its id. */
  upload: UploadFile;
  /** Files that are already stored, each with its name and its address. */
  storedFiles?: readonly UploadedFile[] | undefined;
  /** Uploads the video of the contract. @default the form has no field for a video */
  uploadVideo?: UploadFile | undefined;
  /** Codes of the regions where the product is sold (province, city or district); empty for the whole country. */
  allowedAreaCodes?: readonly number[] | undefined;
}

/** Maximum cost in fen that is also written in Chinese capital numerals. */
const mostFen = 10_000_000_000_000;

/**
 * The amount in Chinese capital numerals, as on a Chinese cheque, in every language. Null if the amount is missing, 0,
 * or above `mostFen`.
 */
const capitalsOf = ({ costFen }: Construction): ReactNode =>
  costFen !== null && costFen > 0 && costFen <= mostFen ? <span lang="zh-CN">{capitalAmountOf(costFen)}</span> : null;

/**
 * Returns the number of days of the construction work, including the first and the last day. Null if one of these days
 * is missing, or if the last day is before the first day.
 */
function daysOf({ startDate, endDate }: Construction): number | null {
  if (!isCalendarDay(startDate) || !isCalendarDay(endDate) || endDate < startDate) return null;
  return daysBetween(startDate, endDate) + 1;
}

/**
 * Form for the work (施工项目) that a construction product insures: kind, size, period, place and materials. The ref is the
 * outermost element; its `focus()` focuses the first invalid control, or the first control if none is invalid.
 */
export const ConstructionForm: ForwardRefExoticComponent<ConstructionFormProps & RefAttributes<HTMLElement>> =
  forwardRef<HTMLElement, ConstructionFormProps>(function ConstructionForm(props, ref) {
    const root = useFocusRef(ref);
    const { product, value } = props;
    const words = useMessages(messages);
    const part = useSubjectFormPart(props, 'construction', constructionWords.sentences);
    const { projectTypes, labourTypes, qualifications } = coveredWorks(product, value);
    const days = daysOf(value);

    return (
      <FormGrid ref={root}>
        <SubjectFields
          form={form}
          part={part}
          demands={demandsOf(constructionFields, product)}
          notes={{ costFen: capitalsOf(value), endDate: days === null ? null : words.days(days) }}
          offered={{
            projectType: { words: projectTypes, shouldShowOthers: true },
            labourType: { words: labourTypes, shouldShowOthers: true },
            qualification: { words: qualifications, shouldShowOthers: true },
          }}
          upload={props.upload}
          uploadVideo={props.uploadVideo}
          storedFiles={props.storedFiles}
          allowedAreaCodes={props.allowedAreaCodes}
        />
      </FormGrid>
    );
  });
