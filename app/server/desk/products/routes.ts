import {
  askProductOff,
  beginProduct,
  deskOccupations,
  deskProduct,
  deskProducts,
  discardProductDraft,
  dropNewProduct,
  placeProduct,
  productDraft,
  publishProduct,
  saveProductDraft,
  switchProductOn,
  tryProduct,
  uploadProductDocument,
} from '../../../contract/desk/products/products.ts';
import type { DeskRoutes } from '../../operators/deskRoutes.ts';
import type { Services } from '../../services/services.ts';
import { storeDocument } from './documents.ts';
import { draftOf, dropDraft, keepDraft } from './drafts.ts';
import { begin, dropBegun } from './newProducts.ts';
import { askOff, listedProducts, placeInList, switchOn } from './products.ts';
import { publish, tried, workbenchOf } from './workbench.ts';

/** Registers the calls of the desk about products: how they are sold, and their versions. */
export function deskProductRoutes({ question, action }: DeskRoutes, services: Services): void {
  question(deskProducts, (_, context) => listedProducts(services, context));
  question(deskProduct, (request, context) => workbenchOf(services, context, request));
  question(deskOccupations, () => Promise.resolve(services.catalogue.occupations));
  question(productDraft, (request, context) => draftOf(context, request));
  action(saveProductDraft, (request, context) => keepDraft(services, context, request));
  action(discardProductDraft, (request, context) => dropDraft(services, context, request));
  action(tryProduct, (request, context) => tried(services, context, request));
  action(publishProduct, (request, context) => publish(services, context, request));
  action(uploadProductDocument, (request, context) => storeDocument(services, context, request));
  action(beginProduct, (request, context) => begin(services, context, request));
  action(dropNewProduct, (request, context) => dropBegun(services, context, request));
  action(askProductOff, (request, context) => askOff(services, context, request));
  action(switchProductOn, (request, context) => switchOn(services, context, request));
  action(placeProduct, (request, context) => placeInList(services, context, request));
}
