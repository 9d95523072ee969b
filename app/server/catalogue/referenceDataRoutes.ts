import {
  allIndustries,
  bankAreas,
  bankCodes,
  commissionTerms,
  constructionAreas,
  disclosures,
  endorsableProducts as endorsableProductsCall,
  industries,
  insuranceTypesOfCompany,
  listInsuranceTypes,
  productDictionaries,
} from '../../contract/referenceData.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import type { Services } from '../services/services.ts';
import { isProPriceShown } from '../users/service.ts';
import { dictionariesOf } from './dictionaries.ts';
import { knownProduct } from './products.ts';
import {
  commissionTermsFor,
  proPriceRateIn,
  constructionAreasOf,
  endorsableProducts,
  industriesBelow,
  insuranceTypesOf,
  provincesAndCities,
} from './referenceData.ts';

export function referenceDataRoutes({ agentCall, publicCall }: CallRoutes, services: Services): void {
  const { catalogue, clock, site } = services;
  const product = (id: string) => knownProduct(catalogue, id);
  agentCall(endorsableProductsCall, () => endorsableProducts(catalogue));
  agentCall(constructionAreas, ({ productId }) => constructionAreasOf(product(productId)));
  agentCall(listInsuranceTypes, () => insuranceTypesOf(catalogue));
  agentCall(insuranceTypesOfCompany, ({ companyCode = '' }) => insuranceTypesOf(catalogue, companyCode));
  agentCall(bankCodes, ({ productId }) => {
    product(productId);
    return catalogue.banks.map(({ code, name, clearingCode, short, pinyin }) => ({
      bankCode: code,
      bankName: name,
      clearingCode,
      shortName: short ?? '',
      pinyin,
    }));
  });
  agentCall(bankAreas, ({ productId }) => {
    product(productId);
    return provincesAndCities();
  });
  agentCall(commissionTerms, ({ productId }, agent) => {
    const terms = commissionTermsFor(catalogue, product(productId), agent, clock.today());
    return isProPriceShown(services, agent)
      ? { ...terms, proPriceRate: proPriceRateIn(catalogue, product(productId)) }
      : terms;
  });
  agentCall(productDictionaries, ({ productId }) => dictionariesOf(product(productId)));
  agentCall(allIndustries, () =>
    catalogue.industries.rows.map(({ parent, ...industry }) => ({ ...industry, parentCode: parent })),
  );
  agentCall(industries, ({ id }) => industriesBelow(catalogue, id));
  publicCall(disclosures, () =>
    site.current().disclosures.map(({ id, title, publishedOn, paragraphs }) => ({
      id,
      title,
      publishDate: publishedOn,
      contentList: [...paragraphs],
    })),
  );
}
