import chromium from "@sparticuz/chromium";

// Into the folder for temporary files, which whoever starts this has chosen.
await chromium.executablePath();
