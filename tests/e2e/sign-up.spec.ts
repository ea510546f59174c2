import { Player } from "./player";
import { expect, test } from "./site";

test("every fault of a sign-up stands beside its field in the visitor's language, and nothing typed is lost", async ({ browser, site }) => {
  await (await Player.playing(browser, site, "Blue")).close();
  const visitor = await Player.arrive(browser, site, "blue", "es");
  const { page, words } = visitor;
  await page.getByRole("link", { name: words("login.signUp") }).click();
  const field = (name: string) => page.getByLabel(words(`signup.fields.${name}`), { exact: true });
  const expectFault = (name: string, fault: string) => expect(field(name)).toHaveAccessibleDescription(words(`signup.errors.${fault}`));
  await field("firstName").fill("Azul");
  await field("email").fill("azul");
  await field("pseudo").fill("blue");
  await field("password").fill("corta");
  await field("passwordConfirmation").fill("otra");
  await visitor.button("signup.submit").click();
  await expectFault("lastName", "required");
  await expectFault("email", "emailInvalid");
  await expectFault("password", "passwordTooShort");
  await expectFault("passwordConfirmation", "confirmationDiffers");

  await field("lastName").fill("Oak");
  await field("email").fill("azul@example.org");
  await field("password").fill("una-clave-larga");
  await field("passwordConfirmation").fill("una-clave-larga");
  await visitor.button("signup.submit").click();
  // Only the server knows that the pseudo is taken, whatever its case.
  await expectFault("pseudo", "pseudoTaken");
  await expect(field("firstName")).toHaveValue("Azul");
  await expect(field("password")).toHaveValue("una-clave-larga");
  await visitor.close();
});
