import { expect, test } from "./fixtures.ts";
import { enter, makeDocument } from "./prepared.ts";

test("clients: added, found, used by a document, merged by hand and separated, deleted and had back", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL);
  await page.goto("/clients");
  await expect(page.getByText("No clients yet.")).toBeVisible();
  await page.getByRole("button", { name: "Add client" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add client" }).click();
  await expect(dialog.getByText("A client has a name.")).toBeVisible();
  await dialog.getByLabel("Name").fill("Bob Henderson");
  await dialog.getByLabel("Email").fill("bob@example.com");
  await dialog.getByRole("button", { name: "Add client" }).click();
  await expect(page.getByRole("heading", { name: "Bob Henderson" })).toBeVisible();

  // The words of a family that is known: the document knows who that is, and the editor offers it by name.
  await makeDocument(page, baseURL, "Quote for the Hendersons. Paint the hall for two hundred dollars.");
  await makeDocument(page, baseURL, "Quote for Ann Long. Paint the porch for three hundred dollars.");
  await page.goto("/quotes");
  await page.getByRole("button", { name: /^Edit .*porch/i }).click();
  const name = dialog.getByLabel("Client name");
  await expect(dialog.locator("datalist option")).toHaveText(["Ann Long", "Bob Henderson"]);
  await name.fill("Bob Henderson");
  await expect(dialog.getByLabel("Client email")).toHaveValue("bob@example.com");
  await dialog.getByRole("button", { name: "Cancel" }).first().click();
  await page.keyboard.press("Escape");

  await page.goto("/clients");
  const rows = page.getByRole("list", { name: "Clients" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await page.getByRole("searchbox", { name: "Search clients" }).fill("hendrson");
  await expect(rows).toHaveCount(1);
  await page.getByRole("link", { name: "Bob Henderson" }).click();
  const documents = page.getByRole("table", { name: "Documents" }).locator("tbody tr");
  await expect(documents).toHaveCount(1);

  // What is done to its rows is in its sums.
  const accepted = page.getByLabel("Totals, drafts left out").locator("div").filter({ hasText: "Accepted" });
  await expect(accepted).toContainText("$0.00");
  await documents.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Mark", exact: true }).click();
  await page.getByRole("button", { name: "Mark as accepted" }).click();
  await expect(accepted).toContainText("$200.00");

  // Two that nothing ties together are one all the same.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Merge", exact: true }).click();
  await dialog.getByLabel("Find the other client").fill("long");
  await dialog.getByRole("button", { name: "Merge Ann Long into Bob Henderson" }).click();
  await expect(page.getByText("Ann Long is Bob Henderson now.")).toBeVisible();
  await expect(documents).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Ann Long stands alone.")).toBeVisible();
  await expect(documents).toHaveCount(1);

  await page.getByRole("button", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows).toHaveCount(2);
});
