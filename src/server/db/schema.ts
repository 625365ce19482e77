import * as accounts from "./tables/accounts.ts";
import * as business from "./tables/business.ts";
import * as documents from "./tables/documents.ts";
import * as billing from "./tables/billing.ts";
import * as mail from "./tables/mail.ts";
import * as operation from "./tables/operation.ts";
import * as clients from "./tables/clients.ts";
import * as sending from "./tables/sending.ts";
import * as money from "./tables/money.ts";

const { userId: _column, ...ofAccounts } = accounts;

/** All tables, as drizzle wants them. A query takes its own from the file of its feature in tables/. */
export const schema = {
  ...ofAccounts,
  ...business,
  ...documents,
  ...billing,
  ...mail,
  ...operation,
  ...clients,
  ...sending,
  ...money,
};
