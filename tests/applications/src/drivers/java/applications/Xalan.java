package applications;

import java.io.StringReader;
import java.io.StringWriter;
import javax.xml.transform.Templates;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.stream.StreamResult;
import javax.xml.transform.stream.StreamSource;

/** Xalan: threads share a style sheet, interpreted and compiled. */
final class Xalan {
  private static final int USERS = 4;
  private static final int DOCUMENTS = 15;
  private static final String SHEET =
      """
      <xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
        <xsl:output method="html" indent="yes"/>
        <xsl:key name="kinds" match="bird" use="@kind"/>
        <xsl:template match="/birds">
          <html><body>
            <xsl:for-each select="bird[generate-id() = generate-id(key('kinds', @kind)[1])]">
              <xsl:sort select="@kind"/>
              <h1><xsl:value-of select="concat(@kind, ' ', count(key('kinds', @kind)))"/></h1>
              <xsl:apply-templates select="key('kinds', @kind)"><xsl:sort select="."/></xsl:apply-templates>
            </xsl:for-each>
          </body></html>
        </xsl:template>
        <xsl:template match="bird">
          <p class="{@kind}"><xsl:number/>: <xsl:value-of select="translate(., 'ab', 'AB')"/></p>
        </xsl:template>
      </xsl:stylesheet>
      """;

  private Xalan() {}

  public static void main(String[] args) throws Exception {
    transform("org.apache.xalan.processor.TransformerFactoryImpl");
    transform("org.apache.xalan.xsltc.trax.TransformerFactoryImpl");
  }

  private static void transform(String factory) throws Exception {
    Templates sheet =
        TransformerFactory.newInstance(factory, null)
            .newTemplates(new StreamSource(new StringReader(SHEET)));
    System.out.println(Load.of(USERS, user -> transform(sheet, user)) + " characters");
  }

  private static long transform(Templates sheet, int user) throws Exception {
    long length = 0;
    for (int i = 0; i < DOCUMENTS; i++) {
      StringWriter page = new StringWriter();
      sheet
          .newTransformer()
          .transform(
              new StreamSource(new StringReader(document(user * 100 + i))), new StreamResult(page));
      length += page.toString().length();
    }
    return length;
  }

  private static String document(int seed) {
    StringBuilder text = new StringBuilder("<birds>");
    for (int i = 0; i < 50; i++) {
      text.append("<bird kind='kind ").append((seed + i * i) % 7).append("'>");
      text.append("abbey ").append(seed * i % 13).append("</bird>");
    }
    return text.append("</birds>").toString();
  }
}
