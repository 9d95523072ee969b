import type { CompanyCategory } from '../../domain/enumeration/companyCategory.ts';
import { type MessagePack, messagePack } from '../messagePack.ts';

type Labels = Readonly<Record<CompanyCategory, string>>;

/** Labels of the categories of companies by size. */
export const companyCategoryMessages: MessagePack<Labels> = messagePack<Labels>(
  { large: '大型企业', medium: '中型企业', small: '小型企业', micro: '微型企业' },
  { large: 'Large', medium: 'Medium', small: 'Small', micro: 'Micro' },
);
