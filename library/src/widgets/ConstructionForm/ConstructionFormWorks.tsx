import type { ReactElement } from 'react';

import { Select } from '../../components/Select/index.ts';
import { constructionQualifications, labourTypes, projectTypes } from '../../domain/enumeration/construction.ts';
import type { ProductDefinition } from '../../domain/product/productDefinition.ts';
import type { Construction } from '../../domain/subject/construction/construction.ts';
import { coveredWorks } from '../../domain/subject/construction/coveredWorks.ts';
import { constructionQualificationMessages } from '../../i18n/enumerations/constructionQualification.messages.ts';
import { labourTypeMessages } from '../../i18n/enumerations/labourType.messages.ts';
import { projectTypeMessages } from '../../i18n/enumerations/projectType.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { FormPart } from '../FormParts/index.ts';
import { messages } from './ConstructionForm.messages.ts';

export interface ConstructionFormWorksProps {
  /** State of the form. */
  part: FormPart<Construction>;
  /** The product; its tariff decides which kinds of work can be combined. */
  product: Pick<ProductDefinition, 'tariff'>;
}

/** Options of a select. An option is disabled if the tariff has no rate for it together with the other values. */
const optionsOf = <Value extends string>(
  all: readonly Value[],
  labels: Readonly<Record<Value, string>>,
  covered: readonly Value[],
  chosen: string,
) =>
  all.map((value) => ({
    value,
    label: labels[value],
    isDisabled: value !== chosen && !covered.includes(value),
  }));

/** Fields for project type (工程类型), labour type (用工类型) and qualification (施工资质). */
export function ConstructionFormWorks({ part, product }: ConstructionFormWorksProps): ReactElement {
  const words = useMessages(messages);
  const projects = useMessages(projectTypeMessages);
  const labour = useMessages(labourTypeMessages);
  const grades = useMessages(constructionQualificationMessages);
  const { value, placeholder } = part;
  const covered = coveredWorks(product, value);
  const choiceOf = <Value extends string>(
    field: 'projectType' | 'labourType' | 'qualification',
    all: readonly Value[],
    labels: Readonly<Record<Value, string>>,
    coveredValues: readonly Value[],
  ) => ({
    ...part.fieldOf(field),
    label: words[field],
    isRequired: true,
    placeholder,
    options: optionsOf(all, labels, coveredValues, value[field]),
    value: value[field],
  });

  return (
    <>
      <Select
        {...choiceOf('projectType', projectTypes, projects, covered.projectTypes)}
        onChange={(chosen) => part.set({ projectType: projectTypes.find((type) => type === chosen) ?? '' })}
      />
      <Select
        {...choiceOf('labourType', labourTypes, labour, covered.labourTypes)}
        onChange={(chosen) => part.set({ labourType: labourTypes.find((type) => type === chosen) ?? '' })}
      />
      <Select
        {...choiceOf('qualification', constructionQualifications, grades, covered.qualifications)}
        onChange={(chosen) =>
          part.set({ qualification: constructionQualifications.find((grade) => grade === chosen) ?? '' })
        }
      />
    </>
  );
}
