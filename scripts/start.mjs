// npm start: everything from a clean clone to a listening server.
import { buildWhenChanged, install, requireNode, root } from "./prepare.mjs";

process.chdir(root);
requireNode();
install();
buildWhenChanged();
await import("../dist/server/main.js");
